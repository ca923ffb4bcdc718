import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner, homeBanners } from '#contracts/areas/banners.ts';
import { linkType } from '#contracts/enums.ts';
import { say } from '#contracts/words.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import css from './BannerList.module.css';
import { type BannerKind, bannerForms } from './bannerKind.ts';

const BannerDialog = lazyDialog(() => import('./BannerDialog.tsx'));

/** The maximum number of rows of one call. */
const maxSeen = 100;
/** The product's name, or the path or address that the link leads to. */
const targetOf = ({ linkType: type, configData }: Banner['link']) =>
  (type === linkType.product ? configData.jumpTargetName : configData.jumpUrl) || '-';

/** The list that the home, estate and landing pages share (specification section 2). */
export function BannerList({ kind }: { kind: BannerKind }) {
  const { t } = useTranslation(['banners', 'kit']);
  const calls = kind.calls as typeof homeBanners;
  const form = bannerForms[kind.context];
  const mayAdd = useMay(calls.add);
  const linkName = useCodeName('linkType');
  const productName = useCodeName('productType');
  const list = useList(calls.list);
  const dialog = useDialogParam('banner');
  const { reload } = list;
  const { open } = dialog;

  /** Goes to the page on which the new banner stands in the list's order. */
  const showAdded = async (id: string) => {
    // Where it stands cannot be told if this fails; it is shown all the same.
    const all = await list.load(0, maxSeen).then(
      ({ list: rows }) => rows,
      () => [],
    );
    const at = all.findIndex((row) => row.id === id);
    const page = at < 0 ? list.page : Math.floor(at / list.pageSize) + 1;
    if (at >= 0 && page !== list.page) {
      notify('success', t('addedAt', { page }));
      list.go(page, list.pageSize);
    }
    void reload();
  };

  const column = useColumns<Banner>(form);
  const search = useSearchFields(calls.list, [
    'title',
    'enabled',
    {
      kind: 'select',
      name: 'targetGone',
      label: t('targetState'),
      options: [
        { value: '0', label: t('targetThere') },
        { value: '1', label: speakMessage(say('targetGone')) },
      ],
    },
  ]);
  const { enable, actions } = useRecordActions<Banner>({
    calls,
    form,
    nameField: 'title',
    reload,
    edit: ({ id }) => open(id),
    width: 136,
  });
  const ordering = useOrdering<Banner>({ calls, form, nameField: 'title', reload, width: 80 });
  const columns = useMemo<Column<Banner>[]>(
    () => [
      {
        key: 'image',
        title: column.label('imageUrl'),
        width: 216,
        value: ({ title }) => title,
        render: ({ title, imageUrl }) => (
          <span className={css.image}>
            <Thumbnail url={imageUrl} alt={title} />
            <span className={css.title} title={title}>
              {title}
            </span>
          </span>
        ),
      },
      {
        key: 'linkType',
        title: t('jumpType'),
        width: 104,
        render: ({ link }) => linkName(link.linkType),
      },
      {
        key: 'productType',
        title: t('kit:productType'),
        width: 104,
        render: ({ link: { linkType: type, configData } }) =>
          type === linkType.product && configData.jumpProductType
            ? productName(configData.jumpProductType)
            : '-',
      },
      {
        key: 'target',
        title: t('target'),
        value: ({ link }) => targetOf(link),
        render: ({ link, targetGone }) =>
          targetGone === 1 ? (
            <TwoLines below={<StatusTag tone="orange">{speakMessage(say('targetGone'))}</StatusTag>}>
              {targetOf(link)}
            </TwoLines>
          ) : (
            targetOf(link)
          ),
      },
      ordering,
      column.createTime,
      enable,
      ...actions,
    ],
    [actions, column, enable, linkName, ordering, productName, t],
  );

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayAdd && { text: t('add'), onClick: () => open('add') }}
      />
      {mayAdd && dialog.value && (
        <BannerDialog
          key={dialog.value}
          kind={kind}
          bannerId={dialog.value === 'add' ? undefined : dialog.value}
          onSaved={(added) => void (added ? showAdded(added) : reload())}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
