/**
 * An answer of a model that is of no use: in another shape than it was asked for, empty or cut short by its own length
 * (`Misshapen`), stopped by the model's maker (`Filtered`), ended without an end (`BrokenOff`), or too late (`Late`).
 */
export class Unusable extends Error {
  constructor(name: "Misshapen" | "Filtered" | "BrokenOff" | "Late") {
    super();
    this.name = name;
  }
}
