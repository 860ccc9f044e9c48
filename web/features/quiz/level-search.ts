/** The set of the words of B1, as addresses name it: home offers it as a whole level. */
export const levelSearch = 'duzey=b1'
