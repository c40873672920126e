import { type ComponentType, lazy } from "react";
import { reloadForNewBuild } from "../shell/newBuild.ts";
import { Unreachable } from "./Unreachable.tsx";

const NotLoaded = () => <Unreachable problem={{ kind: "offline" }} again={() => location.reload()} />;

/**
 * A screen whose code comes when it is gone to. Where that code is gone, because the site is a newer one by now, the page
 * is reloaded; where it can't be had in any way, the screen says so.
 */
export const screen = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      await reloadForNewBuild();
      return { default: NotLoaded };
    }
  });
