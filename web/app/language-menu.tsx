import { ActionIcon, Menu, type MantineBreakpoint } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { updateMe } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { languages, type Language } from '@hakobu/phrases/languages.ts';
import { call } from '#client/call.ts';
import { queryClient } from '#client/hooks.ts';
import { chooseLanguage, currentLanguage, usePhrases } from './i18n.ts';
import { currentUser } from './session.ts';

const LANGUAGES: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ja: '日本語' };

/** Changes the language in the app and for mails to the user. */
async function changeLanguage(language: Language): Promise<void> {
  await chooseLanguage(language);
  await queryClient.invalidateQueries();
  // The screen has changed its language even if this fails.
  if (currentUser() !== undefined) await call(updateMe, { body: { language } }).catch(() => undefined);
}

/** Each language by its own name; on phones they are in the user menu. */
export const LanguageItems = (shown: { hiddenFrom?: MantineBreakpoint }): ReactNode =>
  languages.map((language) => (
    <Menu.Item
      key={language}
      {...shown}
      fw={language === currentLanguage() ? 700 : 400}
      onClick={() => void changeLanguage(language)}
    >
      {LANGUAGES[language]}
    </Menu.Item>
  ));

/** `opened`: initially open. */
export default function LanguageMenu({ opened = false }: { opened?: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <Menu defaultOpened={opened}>
      <Menu.Target>
        <ActionIcon
          autoFocus={opened}
          variant="default"
          visibleFrom="xs"
          aria-label={t(($) => $.common.frame.app.language)}
        >
          <IconLanguage size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}
