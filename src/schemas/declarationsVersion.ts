/** The header that names the version of the declarations a page is given; 0 is the file. */
export const declarationsVersionHeader = 'Declarations-Version';

/** So many versions are stepped back, at most, from one that cannot be used; the page and the server step back alike. */
export const stepsBack = 5;
