/** The header that names the version of the declarations a page is given; 0 is the file. */
export const declarationsVersionHeader = 'Declarations-Version';
