/** What the theme's client module asks of `prism-react-renderer`: a highlighter, here an empty one. */
export const Prism = {languages: {}};
