import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { actAs } from './actAs.ts';
import { control, type Persona } from './control.ts';
import type { Run } from './run.ts';

/** Switches to another persona. A persona whose password was changed or who is disabled cannot be chosen. */
export function PersonaGroup({ run }: { run: Run }) {
  const { t } = useTranslation(['demo', 'common']);
  const self = useSession(({ user }) => user?.id);
  const [personas, setPersonas] = useState<Persona[]>([]);
  const [chosen, setChosen] = useState<string>();
  const id = chosen ?? self ?? personas[0]?.id ?? '';
  const persona = personas.find((one) => one.id === id);

  useEffect(() => {
    void control<Persona[]>('GET', 'personas').then(setPersonas, () => undefined);
  }, []);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (persona) void run(() => actAs(persona));
      }}
    >
      <select aria-label={t('persona')} value={id} onChange={(event) => setChosen(event.target.value)}>
        {personas.map(({ id, name, roles, password, enabled }) => (
          <option key={id} value={id} disabled={!password || enabled === 0} lang="zh">
            {name} {roles.join(t('common:comma'))}
          </option>
        ))}
      </select>
      <button type="submit" disabled={!persona}>
        {t('actAs')}
      </button>
    </form>
  );
}
