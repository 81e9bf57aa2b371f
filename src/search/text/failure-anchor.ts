/** Anchor of the section that lists what readers see when something goes wrong: “If it fails”. */
export const failureAnchor = 'if-it-fails';
