import { Laptop, Moon, Sun } from 'lucide-react';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { useTheme } from '../../../ui/use-theme.ts';

const themes = [
  { value: 'light', title: 'Light', text: 'For the daytime', icon: <Sun aria-hidden /> },
  { value: 'dark', title: 'Dark', text: 'For the evening', icon: <Moon aria-hidden /> },
  { value: 'system', title: 'System', text: 'Same as your device', icon: <Laptop aria-hidden /> },
] as const;

export function AppearanceSection() {
  const { theme, setTheme } = useTheme();
  return (
    <PageSection title="Appearance" text="How Questline looks in this browser.">
      <RadioCards legend="Theme" options={themes} value={theme} onChange={setTheme} columns />
    </PageSection>
  );
}
