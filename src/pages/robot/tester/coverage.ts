import { type Chat, matchingReplies } from '#schemas/rules/autoReply.ts';
import type { Rule } from '../replies/rulesOf.ts';

/** A question, and which keywords answer it. */
export interface Covered {
  readonly question: string;
  readonly answers: readonly string[];
}

/** The questions in a text, one a line, each once. */
export const questionsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Which of the questions are answered in this kind of chat. RB-D2 */
export const coverageOf = (rules: readonly Rule[], questions: readonly string[], chat: Chat): readonly Covered[] =>
  questions.map((question) => ({
    question,
    answers: matchingReplies(rules, { text: question, chat }).matches.map(({ rule }) => rule.keyword),
  }));

/** The outcome in one line. */
export function coverageText(covered: readonly Covered[]): string {
  const open = covered.filter(({ answers }) => answers.length === 0).length;
  return open === 0 ? `${covered.length} 个问题都有回复` : `${covered.length} 个问题，${open} 个没有回复`;
}
