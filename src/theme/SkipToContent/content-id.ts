/** Id of the element at which the content of a document begins, after the sidebar. */
export const contentId = 'page-content';
