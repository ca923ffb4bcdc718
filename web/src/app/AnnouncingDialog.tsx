import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ring } from '../domain/todos/announce.ts';
import { changeAnnouncing, useAnnouncing } from '../domain/todos/announcing.ts';
import { TopDialog } from '../kit/dialogs/TopDialog.tsx';
import { Switch } from '../kit/form/Switch.tsx';
import css from './AnnouncingDialog.module.css';

const permissionNow = () => ('Notification' in window ? Notification.permission : 'unsupported');

/** How the account wants to hear of new work: by a sound and by notifications of the system, for which the browser asks on the click. */
export default function AnnouncingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'frame', 'common']);
  const { sound, system } = useAnnouncing();
  const [permission, setPermission] = useState(permissionNow);
  const isRefused = permission === 'denied' || permission === 'unsupported';

  const switchSound = (on: boolean) => {
    changeAnnouncing({ sound: on });
    if (on) ring();
  };
  const switchSystem = async (on: boolean) => {
    const answer = on && permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(answer);
    changeAnnouncing({ system: on && answer === 'granted' });
  };
  const ways = [
    {
      name: 'sound',
      help: t('frame:announcing.soundHelp'),
      checked: sound,
      locked: undefined,
      onChange: switchSound,
    },
    {
      name: 'system',
      help: t('frame:announcing.systemHelp'),
      checked: system && permission === 'granted',
      locked: isRefused ? t(`frame:announcing.${permission}`) : undefined,
      onChange: switchSystem,
    },
  ] as const;
  return (
    <TopDialog
      title={t('shell:announcing')}
      width={440}
      light
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <ul className={css.ways}>
        {ways.map(({ name, help, checked, locked, onChange }) => (
          <li key={name}>
            <p>
              <strong>{t(`frame:announcing.${name}`)}</strong>
              <small>{locked ?? help}</small>
            </p>
            <Switch
              label={t(`frame:announcing.${name}`)}
              checked={checked}
              locked={locked}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
    </TopDialog>
  );
}
