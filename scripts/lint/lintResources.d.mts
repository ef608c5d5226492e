/** A finding as people and machines read it. */
export interface ToldFinding {
  readonly code: string;
  /** From the root of the project. */
  readonly file: string;
  /** From 1, as `column`. */
  readonly line: number;
  readonly column: number;
  readonly path: readonly (string | number)[];
  readonly what: string;
  readonly meant?: string;
  readonly remedy: string;
  /** It is told and stops nothing. */
  readonly style: boolean;
  /** All of it, in Chinese. */
  readonly sentence: string;
  /** The line it stands in. */
  readonly text: string;
}
/** Lints every declaration of the product. */
export function lintResources(): Promise<readonly ToldFinding[]>;
/** Two lines: that of the finding, as far as it can be read, and one that marks the place. */
export function frameOf(finding: Pick<ToldFinding, 'line' | 'column' | 'text'>): readonly string[];
/** What the terminal shows of a finding. */
export function told(finding: ToldFinding): string;
