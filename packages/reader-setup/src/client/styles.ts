import {adoptStyles} from '@docs-kit/custom-elements/adopt-styles';

const rules = `
[data-setup-edited] [data-ran], [data-setup-edited] + [data-ran] { visibility: hidden; }
.setup-edit { background: none; color: inherit; border-bottom: 2px solid var(--ifm-color-primary); }
.setup-note { margin: 0; padding: 0.5rem 1rem; font-size: 0.875rem; border-top: 1px solid var(--ifm-toc-border-color); }
.setup-panel { width: min(30rem, 100vw - 2rem); padding: 1.5rem; border: 1px solid var(--ifm-toc-border-color); border-radius: 0.5rem; background: var(--ifm-background-surface-color); color: var(--ifm-font-color-base); }
.setup-panel::backdrop { background: rgb(0 0 0 / 0.5); }
.setup-panel h2 { font-size: 1.25rem; margin: 0 0 0.5rem; }
.setup-panel p { font-size: 0.875rem; }
.setup-fields { display: grid; grid-template-columns: 8rem 1fr; align-items: center; gap: 0.75rem 1rem; margin-bottom: 1rem; }
.setup-panel :is(input, select) { font: inherit; min-width: 0; min-height: 2.25rem; padding: 0.25rem 0.5rem; border: 1px solid var(--ifm-color-emphasis-600); border-radius: 0.25rem; background: var(--ifm-background-color); color: inherit; }
.setup-panel footer { display: flex; justify-content: end; gap: 0.75rem; margin-top: 1rem; }
@media (max-width: 480px) { .setup-fields { grid-template-columns: 1fr; gap: 0.25rem; } }
`;

/** Adds the styles of the panel and of changed samples, which no other reader loads. */
export const addStyles = (): void => adoptStyles(rules);
