import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { LEFT_OUT } from "../programs.ts";
import type { DrivenBrowser } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** Starts a browser that hears and is heard by the sound server which `env` names. */
export type Start = (env: Record<string, string>) => Promise<DrivenBrowser>;

/** Where a program is on the path; undefined where it isn't. */
const found = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** Debian's own Python: no other has its bindings of WebKitGTK. */
const PYTHON = "/usr/bin/python3";
const hasBindings = (): boolean =>
  spawnSync(PYTHON, ["-c", 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0;

/** What WebKitGTK finds microphones and loudspeakers by. */
const hasPlugin = (): boolean =>
  readdirSync("/usr/lib").some((folder) =>
    existsSync(join("/usr/lib", folder, "gstreamer-1.0/libgstpulseaudio.so")),
  );

const leftOut = (what: string, packages: string): [] => {
  const sound = "pulseaudio pulseaudio-utils";
  console.log(
    `${LEFT_OUT} ${what}, which "apt-get install --no-install-recommends ${packages} ${sound}" brings.`,
  );
  return [];
};

/** How to start each browser that Debian has installed here, with all that it needs; prints which are left out. */
export const findBrowsers = (): Start[] => {
  const hasSound = ["pulseaudio", "pactl", "paplay", "parec"].every(found);
  const firefox = hasSound ? (found("firefox-esr") ?? found("firefox")) : undefined;
  const webkit = hasSound && found("WebKitWebDriver") && found("Xvfb") && hasBindings() && hasPlugin();
  return [
    ...(firefox
      ? [(env: Record<string, string>) => startFirefox(firefox, env)]
      : leftOut("Firefox", "firefox-esr")),
    ...(webkit
      ? [(env: Record<string, string>) => startWebKit(PYTHON, env)]
      : leftOut("WebKitGTK", "webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gstreamer1.0-pulseaudio")),
  ];
};
