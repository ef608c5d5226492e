/** The name of a question about a field that others have changed as well; only browsers know that its parts stand close. */
export const changedElsewhere = (theirs: string | number): RegExp => new RegExp(`^别处改成了 ?「 ?${theirs} ?」$`);
