/** Texts of one use that a merchant keeps under names, e.g. replies to ratings. */
export interface TemplateSet {
  /** What they are kept under; it never changes. */
  readonly name: string;
  /** What one of them is called, e.g. `回复模板`. */
  readonly label: string;
  /** What may stand in `{}`: filled in where a text is used. */
  readonly variables: readonly string[];
  /** What a merchant who has kept none begins with: used as they are, or changed and kept. */
  readonly starters?: readonly Template[];
}

/** A text under a name. */
export interface Template {
  readonly name: string;
  readonly text: string;
}
