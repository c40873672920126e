/** Spelling by a Hunspell dictionary; the package brings no types. */
declare module "nspell" {
  function nspell(aff: Uint8Array, dic: Uint8Array): { correct(word: string): boolean };
  export = nspell;
}
