/** A file as the bundler would make it. */
export type Chunk = {
  fileName: string;
  name: string;
  code: string;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
};

/** What a page loads first: the modules it imports, and how much a byte counts here compared with other pages. */
export type Load = {
  modules: string[];
  weight: number;
  /** How large it may become. Without it, improving other loads may not make it larger. */
  limit?: number;
};
