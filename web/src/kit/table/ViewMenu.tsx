import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type ListView, listViews, sharingRights, type ViewSettings } from '#contracts/areas/listViews.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useRight } from '../../api/session.ts';
import { presetsOfField } from '../dates/presets.ts';
import { confirmAction } from '../dialogs/confirm.ts';
import { MenuButton } from '../dialogs/MenuButton.tsx';
import { copyText } from '../display/copyText.ts';
import { useLabel } from '../display/useLabel.ts';
import { useToday } from '../display/useToday.ts';
import { usePage } from '../page/page.ts';
import { readViews } from './keptSettings.ts';
import type { SearchField } from './searchField.ts';
import type { ListState } from './useListState.ts';
import { ViewDialog } from './ViewDialog.tsx';
import css from './ViewMenu.module.css';
import { dropLook, filtersOf, spansIn, useViews, useViewsOf, viewParam } from './views.ts';

interface Props {
  list: ListState<unknown> & { endpoint: AnyEndpoint };
  search: readonly SearchField[];
  columns: readonly { key: string; title: string }[];
  /** How the table looks now. */
  look: Pick<ViewSettings, 'columns' | 'widths' | 'frozen' | 'density'>;
}

interface Item {
  text: string;
  chosen?: boolean;
  danger?: boolean;
  run: () => unknown;
}

const quiet = { quiet: true };

/** The views of a list: opens one, and saves what is shown now. Loaded after the list. */
export default function ViewMenu({ list, search, columns, look }: Props) {
  const { t } = useTranslation(['kit', 'common']);
  const label = useLabel();
  const { path } = usePage();
  const today = useToday();
  const views = useViewsOf(path);
  const changedLook = useViews(({ looks }) => (list.view ? looks[list.view.id] : undefined));
  const [naming, setNaming] = useState<'add' | 'rename'>();
  const mayShare = useRight(sharingRights(list.endpoint) ?? []) || !sharingRights(list.endpoint);
  const { view } = list;

  const now: ViewSettings = {
    filters: list.criteria,
    spans: spansIn(list.criteria, presetsOfSearch(search), today),
    ...(list.sort && { sort: list.sort }),
    ...(look.columns && { columns: look.columns }),
    ...(look.widths && { widths: look.widths }),
    ...(look.frozen !== undefined && { frozen: look.frozen }),
    ...(look.density && { density: look.density }),
    pageSize: list.pageSize as NonNullable<ViewSettings['pageSize']>,
  };
  const gone = view ? leftOut(view, list.endpoint, columns, today) : [];
  const isChanged =
    view !== undefined &&
    (changedLook !== undefined ||
      !isSame(list.criteria, without(filtersOf(view, today), gone)) ||
      !isSame(list.sort ?? {}, view.settings.sort ?? {}) ||
      (view.settings.pageSize ?? list.pageSize) !== list.pageSize);

  const save = async (change: Partial<Pick<ListView, 'name' | 'settings' | 'shared'>>, options = {}) => {
    if (!view) return;
    const { id, version, name, settings, shared } = view;
    const body = { name, settings, shared, version, ...change };
    try {
      await call(listViews.update, { params: { id }, body }, options);
      if (change.settings) dropLook(id);
      reportDone();
    } finally {
      await readViews();
    }
  };
  const add = async (name: string) => {
    const body = { name, settings: now, shared: 0 as const, list: path, call: plainName(list.endpoint) };
    const added = await call(listViews.add, { body }, quiet);
    await readViews();
    list.open(added);
    reportDone();
  };
  const makeDefault = async ({ id, isDefault }: ListView) => {
    await call(listViews.makeDefault, { params: { id }, body: { isDefault: isDefault ? 0 : 1 } });
    await readViews();
    reportDone();
  };
  const remove = async ({ id, name }: ListView) => {
    const facts = [{ label: label('viewName'), value: name }];
    if (!(await confirmAction(t('common:removeConfirm'), { facts }))) return;
    await call(listViews.remove, { params: { id } });
    list.open(undefined);
    await readViews();
    notify('success', t('common:removed'));
  };
  const copyLink = async ({ id }: ListView) => {
    const link = `${location.origin}${location.pathname}?${viewParam}=${id}`;
    if (await copyText(link)) notify('success', t('common:copied'));
  };

  const ofView = (open: ListView): Item[] => {
    const own: Item[] = [
      ...(isChanged ? [{ text: t('kit:views.save'), run: () => save({ settings: now }) }] : []),
      { text: t('kit:views.rename'), run: () => setNaming('rename') },
      ...(open.shared || mayShare
        ? [
            {
              text: t(open.shared ? 'kit:views.unshare' : 'kit:views.share'),
              run: () => save({ shared: open.shared ? 0 : 1 }),
            },
          ]
        : []),
    ];
    return [
      ...(open.own ? own : []),
      {
        text: t(open.isDefault ? 'kit:views.notDefault' : 'kit:views.default'),
        run: () => makeDefault(open),
      },
      { text: t('kit:views.copyLink'), run: () => copyLink(open) },
      ...(open.own ? [{ text: t('kit:views.remove'), danger: true, run: () => remove(open) }] : []),
    ];
  };
  const items: Item[] = [
    { text: t('common:all'), chosen: !view, run: () => list.open(undefined) },
    ...views.map((one) => ({
      text: one.own ? one.name : t('kit:views.of', { name: one.name, owner: one.ownerName }),
      chosen: one.id === view?.id,
      run: () => {
        dropLook(one.id);
        list.open(one);
      },
    })),
    { text: t('kit:views.saveAs'), run: () => setNaming('add') },
    ...(view ? ofView(view) : []),
  ];
  return (
    <>
      <MenuButton
        className={css.button}
        menu={t('kit:views.title')}
        aria-label={[t('kit:views.title'), view?.name, isChanged && t('kit:sections.changed')]
          .filter(Boolean)
          .join(' ')}
        items={items}
        onChoose={({ run }) => void Promise.resolve(run()).catch(() => undefined)}
      >
        <span className={css.name}>{view?.name ?? t('kit:views.title')}</span>
        {isChanged && <span className={css.changed}>{t('kit:sections.changed')}</span>}
        <IconChevronDown size="small" aria-hidden />
      </MenuButton>
      {gone.length > 0 && (
        <span role="status" className={css.gone}>
          {t('kit:views.leftOut', {
            names: gone.map((key) => titleOf(key, search, columns)).join(t('common:comma')),
          })}
        </span>
      )}
      {naming && (
        <ViewDialog
          title={t(naming === 'add' ? 'kit:views.saveAs' : 'kit:views.rename')}
          name={naming === 'rename' ? (view?.name ?? '') : ''}
          onSave={(name) => (naming === 'add' ? add(name) : save({ name }, quiet))}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}

/** The list's call as platform users make it. */
const plainName = ({ name }: AnyEndpoint) => name.replace(/OfOwn(Company)?$/, '');

const isSame = (one: object, other: object) => {
  const [a, b] = [one, other] as Record<string, unknown>[];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => a?.[name] === b?.[name]);
};
const without = (filters: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

const presetsOfSearch = (search: readonly SearchField[]) =>
  search.flatMap((field) =>
    field.kind === 'dateRange'
      ? [{ start: field.name, end: field.endName, presets: presetsOfField(field.looks) }]
      : [],
  );

/** What a view names that the list does not have any more: filters, the column it sorts by, columns. */
function leftOut(view: ListView, { query }: AnyEndpoint, columns: Props['columns'], today: string): string[] {
  const { sort, columns: shown = [] } = view.settings;
  const filters = filtersOf(view, today);
  const values = { ...filters, ...(sort && { sort: sort.by, direction: sort.direction }) };
  const known = Object.keys((query as z.core.$ZodObject)._zod.def.shape);
  const checked = z.safeParse(query as z.core.$ZodType, values);
  const refused = checked.success ? [] : checked.error.issues.map(({ path }) => String(path[0]));
  const unknown = Object.keys(values).filter((name) => !known.includes(name) || refused.includes(name));
  const keys = columns.map(({ key }) => key);
  const missing = shown.filter((key) => !keys.includes(key));
  return [...unknown.map((name) => (name === 'sort' ? (sort?.by ?? name) : name)), ...missing];
}

const titleOf = (key: string, search: readonly SearchField[], columns: Props['columns']) =>
  search.find(({ name }) => name === key)?.label ??
  columns.find((column) => column.key === key)?.title ??
  key;
