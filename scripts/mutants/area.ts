/** A fault somebody could make: one place of the source says something else. */
export interface Mutant {
  /** What would be wrong, in the product's words. */
  fault: string;
  /** The file, or a folder inside of which only one place reads like this. */
  in: string;
  find: string;
  replace: string;
  /** Test files or folders that should notice; those of the area unless given. */
  tests?: readonly string[];
  /** Why nothing can notice it: an expected survivor. */
  survives?: string;
}

export interface Area {
  name: string;
  tests: readonly string[];
  mutants: readonly Mutant[];
}
