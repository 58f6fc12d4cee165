import { defineConfig } from 'oxlint';
import { modules, policies } from './import-directions.ts';

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'promise', 'node', 'vitest', 'react', 'jsx-a11y'],
  jsPlugins: ['eslint-plugin-boundaries'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  settings: {
    'boundaries/elements': modules,
    'boundaries/root-path': import.meta.dirname,
    'import/resolver': { typescript: { project: './tsconfig.json' } },
  },
  // Emails use tables for layout, without controls in them.
  overrides: [{ files: ['packages/emails/**'], rules: { 'jsx-a11y/control-has-associated-label': 'off' } }],
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'off',
    // Types are asserted where data is parsed, and nothing here uses `this`.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'typescript/restrict-template-expressions': ['error', { allowArray: true, allowNumber: true }],
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-constructed-context-values': 'off',
    // YouTube's player needs both flags.
    'react/iframe-missing-sandbox': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Reports native switches by mistake.
    'jsx-a11y/role-has-required-aria-props': 'off',
    'eslint/no-console': 'off',
    // Statements of a transaction and retries run one after another on purpose.
    'eslint/no-await-in-loop': 'off',
    'eslint/no-shadow': 'off',
    'import/no-named-as-default-member': 'off',
    'eslint/no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
});
