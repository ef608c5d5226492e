/** What pages logged and no test has accounted for yet; a test that leaves a line behind fails. */
export const pageLog: string[] = [];
