import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeData } from './actAs.ts';
import { control } from './control.ts';
import type { Run } from './run.ts';

interface SnapshotName {
  name: string;
}

/** Resets the demo data, and saves and restores named snapshots. */
export function DataGroup({ run }: { run: Run }) {
  const { t } = useTranslation('demo');
  const [snapshots, setSnapshots] = useState<SnapshotName[]>([]);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    void control<SnapshotName[]>('GET', 'snapshots').then(setSnapshots, () => undefined);
  }, []);

  const save = async () => {
    setSnapshots(await control<SnapshotName[]>('POST', 'snapshots', { name, action: 'save' }));
    setChosen(name);
    setName('');
  };
  const wanted = chosen || snapshots[0]?.name || '';

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(save);
        }}
      >
        <input
          aria-label={t('snapshotName')}
          placeholder={t('snapshotName')}
          required
          maxLength={100}
          size={12}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit">{t('save')}</button>
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => changeData('snapshots', { name: wanted, action: 'restore' }));
        }}
      >
        <select
          aria-label={t('snapshot')}
          disabled={snapshots.length === 0}
          value={wanted}
          onChange={(event) => setChosen(event.target.value)}
        >
          {snapshots.map((snapshot) => (
            <option key={snapshot.name}>{snapshot.name}</option>
          ))}
        </select>
        <button type="submit" disabled={snapshots.length === 0}>
          {t('restore')}
        </button>
        <button type="button" onClick={() => void run(() => changeData('reset', {}))}>
          {t('reset')}
        </button>
      </form>
    </>
  );
}
