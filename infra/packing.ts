import { existsSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

const PACKED = "packed-tables:";
type Exports = Readonly<Record<string, unknown>>;

/** What a module exports, where that is nothing but data, and mostly written there rather than in other tables that it gathers. */
const dataOf = async (path: string, isTable: (path: string) => boolean): Promise<Exports | undefined> => {
  const { outputFiles, metafile } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    charset: "utf8",
  });
  const bytes = (isOwn: boolean) =>
    Object.entries(metafile.inputs)
      .filter(([input]) => isTable(resolve(input)) && (resolve(input) === path) === isOwn)
      .reduce((sum, [, input]) => sum + input.bytes, 0);
  if (bytes(false) > bytes(true)) return undefined;
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  const exported: Exports = { ...(await import(`data:text/javascript;base64,${code}`)) };
  return isDeepStrictEqual(JSON.parse(JSON.stringify(exported)), exported) ? exported : undefined;
};

/** The embedded examiner's folders of tables; what is needed only to build exercises is loaded late, and so is packed apart. */
const GROUPS = [["french", "spanish", "german"], ["build"]];

/**
 * An esbuild plugin for the tables in `examiner`, the folder of the embedded examiner: what their modules of nothing but data
 * export is worked out while bundling, and stands in the bundle as one text a group, packed by brotli, which unpacks it in a few
 * ms. It looks back as far as the tables reach, gzip 32 KB: so they take a seventh less of what a function may weigh.
 */
export const packing = (examiner: string): Plugin => ({
  name: "packing",
  async setup({ onLoad, onResolve }) {
    const groups = GROUPS.map((folders) => folders.map((each) => join(examiner, each)).filter(existsSync));
    const isTable = (path: string) =>
      groups.flat().some((folder) => !relative(folder, path).startsWith(".."));
    const inFolder = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts"))
        .map((file) => join(folder, file));
    /** What stands instead of a module that is packed, by its path. */
    const places = new Map<string, string>();
    const texts: string[] = [];
    for (const [group, folders] of groups.entries()) {
      const tables: Exports[] = [];
      for (const path of folders.flatMap(inFolder)) {
        const data = await dataOf(path, isTable);
        if (!data || Object.keys(data).length === 0) continue;
        places.set(
          path,
          `import { tables } from "${PACKED}${group}";
export const { ${Object.keys(data).join(", ")} } = tables[${tables.length}];`,
        );
        tables.push(data);
      }
      texts.push(brotliCompressSync(JSON.stringify(tables)).toString("base64"));
    }

    onResolve({ filter: new RegExp(`^${PACKED}`) }, ({ path }) => ({
      path: path.slice(PACKED.length),
      namespace: PACKED,
    }));
    onLoad({ filter: /./, namespace: PACKED }, ({ path }) => ({
      contents: `import { brotliDecompressSync } from "node:zlib";
export const tables = JSON.parse(brotliDecompressSync(Buffer.from("${texts[Number(path)]}", "base64")).toString());`,
    }));
    onLoad({ filter: /\.ts$/, namespace: "file" }, ({ path }) => {
      const contents = places.get(path);
      return contents === undefined ? undefined : { contents };
    });
  },
});
