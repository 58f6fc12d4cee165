// @vitest-environment jsdom
import { initiativeTemplates } from '@questline/contract/initiative-templates';
import { isQuickWin } from '@questline/contract/hours';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateGallery } from './template-gallery.tsx';

useDom();
const nothing = () => undefined;

test('marks each template that makes a Quick Win, and no other', () => {
  render(<TemplateGallery templates={initiativeTemplates} filter={{}} onFilter={nothing} onOpen={nothing} />);
  const cards = within(screen.getByRole('list', { name: 'Templates' })).getAllByRole('listitem');
  const marked = cards.map((card) => within(card).queryByText('Quick Win') !== null);
  expect(marked).toEqual(initiativeTemplates.map(({ content }) => isQuickWin(content.total_hours)));
  expect(new Set(marked).size).toBe(2);
});

test.each([true, false])('the dialog of a template shows whether it is a Quick Win: %s', (quickWin) => {
  const template = initiativeTemplates.find(({ content }) => isQuickWin(content.total_hours) === quickWin);
  render(<TemplateDialog template={template} busy={false} onUse={nothing} onClose={nothing} />);
  expect(screen.queryAllByText('Quick Win')).toHaveLength(quickWin ? 1 : 0);
});

test('the dialog of a template says what good looks like for each task', () => {
  const [template] = initiativeTemplates;
  render(<TemplateDialog template={template} busy={false} onUse={nothing} onClose={nothing} />);
  for (const { criteria } of template!.content.tasks)
    for (const criterion of criteria) expect(screen.getByText(criterion)).toBeVisible();
});
