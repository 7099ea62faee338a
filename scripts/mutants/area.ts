/** A realistic fault: a change in one place of the source. */
export interface Mutant {
  /** The consequence, in terms of the product. */
  fault: string;
  /** The file, or a folder in which `find` occurs exactly once. */
  in: string;
  find: string;
  replace: string;
  /** Test files or folders that should notice it; by default those of the area. */
  tests?: readonly string[];
  /** Why no test can notice it: an expected survivor. */
  survives?: string;
}

export interface Area {
  name: string;
  tests: readonly string[];
  mutants: readonly Mutant[];
}
