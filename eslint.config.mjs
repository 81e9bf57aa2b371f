import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-*/',
      '.docusaurus/',
      '.docusaurus-*/',
      '.generated/',
      'docs/',
      'versioned_docs/',
      'static/',
      'test-results/',
    ],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      // The option bags of Docusaurus plugins are callbacks that may have nothing to do.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
