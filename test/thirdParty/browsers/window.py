"""
A bare window of WebKitGTK for WebKitWebDriver to drive (see webkit.ts), started with the folder for everything it keeps.

MiniBrowser, which the driver would start by itself, can't be as narrow as a phone, and is silent about its console while
it is driven. Here the window is all page, the console goes to "console.log" in the folder, and the microphone is allowed.
"""

import os
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]
console = os.open(os.path.join(folder, "console.log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

# Kept in the folder and not in memory, because WebKit prints no console of a page that leaves no trace.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    enable_media_stream=True,
    # As in Safari, where nothing sounds before a tap.
    media_playback_requires_user_gesture=True,
)
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
window = Gtk.Window()


def allow(_view, request):
    request.allow()
    return True


def open_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("permission-request", allow)
    window.add(view)
    window.show_all()
    # No window manager does it here, and without it nothing on the page looks focused.
    window.get_window().focus(Gdk.CURRENT_TIME)
    return view


def begin(_context, session):
    version = [WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()]
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(*version)
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", begin)
Gtk.main()
