import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Building, estateBuildings } from '#contracts/areas/estateBuildings.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import {
  type GenerationForm,
  generatedRooms,
  generationForm,
  generationLimit,
  splitRooms,
} from '#contracts/estate/roomGeneration.ts';
import { buildingText } from '#contracts/estate/rooms.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { speakMessage } from '../../i18n.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useCloseWhen } from '../../kit/dialogs/staying.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { HundredthsField, NumberField, SchemaField } from '../../kit/form/fields.tsx';
import { TextInput } from '../../kit/form/inputs.tsx';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import css from './BatchDialog.module.css';
import { PlannedNote } from './PlannedNote.tsx';
import { PlanSelect } from './PlanSelect.tsx';

interface Props {
  id: string;
  project: Estate;
  onSaved: () => void;
  onClose: () => unknown;
}
type Answer = Awaited<ReturnType<typeof generate>>;
const generate = (id: string, body: GenerationForm) =>
  call(estateBuildings.generateRooms, { params: { id }, body });

/** 批量生成房源: which rooms, how many, and afterwards those that were there already. */
export default function GenerateDialog({ id, project, onSaved, onClose }: Props) {
  const { data, error } = useFreshData(estateBuildings.get, { params: { id } });
  const [answer, setAnswer] = useState<Answer>();
  useCloseWhen(error !== undefined, onClose);
  if (answer) return <Skipped answer={answer} onClose={onClose} />;
  if (!data) return <TopBar active />;
  return <Form building={data} project={project} onAnswer={setAnswer} onSaved={onSaved} onClose={onClose} />;
}

function Form({
  building,
  project,
  onAnswer,
  onSaved,
  onClose,
}: Omit<Props, 'id'> & { building: Building; onAnswer: (answer: Answer) => void }) {
  const { t } = useTranslation('estateRooms');
  const { id, units } = building;
  const answer = useRef<Answer>(undefined);
  const submit = async (form: GenerationForm) => {
    answer.current = await generate(id, form);
  };
  const values = {
    units: units.map(({ name }) => name),
    fromFloor: Math.min(...units.map(({ fromFloor }) => fromFloor)),
    toFloor: Math.max(...units.map(({ toFloor }) => toFloor)),
    perFloor: undefined,
    skipFloors: [],
    planId: '',
    unitPrice: undefined,
  } satisfies GenerationForm;
  return (
    <FormDialog
      title={`${t('generate')} ${buildingText(building)}`}
      width={720}
      schema={generationForm}
      values={values}
      onSubmit={submit}
      onSaved={() => {
        const { current } = answer;
        if (!current) return;
        onSaved();
        if (current.skipped > 0) onAnswer(current);
        else {
          reportDone();
          void onClose();
        }
      }}
      onClose={onClose}
    >
      <SchemaField name="units">
        {(control) => (
          <span className={css.checks}>
            {units.map(({ name }) => {
              const held = control.value as string[];
              return (
                <label key={name}>
                  <input
                    type="checkbox"
                    checked={held.includes(name)}
                    onChange={({ target }) =>
                      control.onChange(
                        units
                          .map((unit) => unit.name)
                          .filter((one) => (one === name ? target.checked : held.includes(one))),
                      )
                    }
                  />
                  {name}
                </label>
              );
            })}
          </span>
        )}
      </SchemaField>
      <NumberField name="fromFloor" />
      <NumberField name="toFloor" />
      <NumberField name="perFloor" help={t('perFloorHelp')} />
      <SchemaField name="skipFloors" help={t('skipHelp')}>
        {(control) => <SkipInput control={control} />}
      </SchemaField>
      <SchemaField name="planId">
        {(control) => <PlanSelect control={control} plans={building.plans} />}
      </SchemaField>
      <HundredthsField name="unitPrice" />
      <Count building={building} project={project} />
    </FormDialog>
  );
}

/** Floors as text, 4,13,14. */
function SkipInput({ control }: { control: Parameters<typeof TextInput>[0]['control'] }) {
  const [text, setText] = useState((control.value as number[] | undefined)?.join(',') ?? '');
  const onChange = (typed: unknown) => {
    setText(String(typed));
    control.onChange(
      String(typed)
        .split(/[,，、\s]+/)
        .filter((part) => part !== '')
        .map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN)),
    );
  };
  return <TextInput control={{ ...control, value: text, onChange }} />;
}

function Count({ building, project }: { building: Building; project: Estate }) {
  const { t } = useTranslation('estateRooms');
  const form = useWatch() as GenerationForm;
  const { data: existing } = useFreshData(estateBuildings.rooms, { params: { id: building.id }, query: {} });
  const wanted = [form.fromFloor, form.toFloor].every(Number.isInteger)
    ? generatedRooms(building.units, { ...form, perFloor: form.perFloor || undefined })
    : [];
  const n = wanted.length;
  // What the server refuses needs no question.
  const isRight = n > 0 && n <= generationLimit;
  useQuestionBeforeSave(async () => !isRight || confirmAction(t('generateConfirm', { n })));
  return (
    <>
      <p className={css.summary} role="status">
        {n > generationLimit
          ? speakMessage(say('tooManyRooms', { n: generationLimit }))
          : t('generateCount', { n })}
      </p>
      {isRight && existing && (
        <PlannedNote project={project} added={splitRooms(wanted, existing.rooms).added.length} />
      )}
    </>
  );
}

/** Which rooms were there already. */
function Skipped({ answer, onClose }: { answer: Answer; onClose: () => unknown }) {
  const { t } = useTranslation('estateRooms');
  const { added, skipped, skippedRooms } = answer;
  return (
    <TopDialog title={t('generate')} width={560} light onClose={() => void onClose()}>
      <p className={css.summary} role="status">
        {t('generated', { added, skipped })}
      </p>
      <ul className={css.names}>
        {skippedRooms.slice(0, 500).map(({ unitName, floor, roomNo }) => (
          <li key={`${unitName}/${floor}/${roomNo}`}>
            {unitName} {roomNo}
          </li>
        ))}
      </ul>
    </TopDialog>
  );
}
