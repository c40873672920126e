/**
 * With `-- --short` each of the benchmarks does as little as shows that it works. Its figures then mean nothing: they are for
 * the test that runs every command.
 */
export const isShort = process.argv.includes("--short");
