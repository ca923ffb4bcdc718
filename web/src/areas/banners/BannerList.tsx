import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner, homeBanners } from '#contracts/areas/banners.ts';
import { linkType } from '#contracts/enums.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useRight } from '../../api/session.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { useList } from '../../kit/table/useList.ts';
import css from './BannerList.module.css';
import type { BannerKind } from './bannerKind.ts';

const BannerDialog = lazy(() => import('./BannerDialog.tsx'));

/** As many as one call answers. */
const maxSeen = 100;

/** The list that the home, estate and landing page share (specification section 2). */
export function BannerList({ kind }: { kind: BannerKind }) {
  const { t } = useTranslation(['banners', 'common']);
  const mayManage = useRight(kind.manage);
  const linkName = useCodeName('linkType');
  const productName = useCodeName('productType');
  const list = useList(kind.calls.list as typeof homeBanners.list);
  const dialog = useDialogParam('banner');
  const { reload } = list;
  const { open } = dialog;

  /** Where it stands in the order of the list, which need not be the page that is in view. */
  const showAdded = async (id: string) => {
    const { list: all } = await list.load(0, maxSeen);
    const at = all.findIndex((row) => row.id === id);
    const page = at < 0 ? list.page : Math.floor(at / list.pageSize) + 1;
    if (at >= 0 && page !== list.page) {
      notify('success', t('banners:addedAt', { page }));
      list.go(page, list.pageSize);
    }
    void reload();
  };

  const search: SearchField[] = [
    { kind: 'text', name: 'title', label: t('banners:title'), maxLength: 20 },
    {
      kind: 'select',
      name: 'enabled',
      label: t('common:status'),
      options: [
        { value: '1', label: t('common:enabled') },
        { value: '0', label: t('common:disabled') },
      ],
    },
  ];

  const columns = useMemo<Column<Banner>[]>(() => {
    const enable = async ({ id }: Banner, enabled: boolean) => {
      await call(kind.calls.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, title }: Banner) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: t('banners:title'), value: title }],
        }))
      )
        return;
      await call(kind.calls.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
    };
    const all: Column<Banner>[] = [
      {
        key: 'image',
        title: t('banners:image'),
        width: 216,
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
        title: t('banners:jumpType'),
        width: 104,
        render: ({ link }) => linkName(link.linkType),
      },
      {
        key: 'productType',
        title: t('banners:productType'),
        width: 104,
        render: ({ link: { linkType: type, configData } }) =>
          type === linkType.product && configData.jumpProductType
            ? productName(configData.jumpProductType)
            : '-',
      },
      {
        key: 'target',
        title: t('banners:target'),
        // The product's name, or the path or address that the link leads to.
        render: ({ link: { linkType: type, configData } }) =>
          (type === linkType.product ? configData.jumpTargetName : configData.jumpUrl) || '-',
      },
      {
        key: 'ordering',
        title: t('banners:ordering'),
        width: 80,
        align: 'right',
        render: ({ ordering }) => ordering,
      },
      {
        key: 'createTime',
        title: t('common:createTime'),
        width: 164,
        render: ({ createTime }) => formatDateTime(createTime),
      },
      enableColumn({
        title: t('common:enabled'),
        label: (row) => t('common:enableOf', { name: row.title }),
        needs: kind.manage,
        onChange: enable,
      }),
    ];
    const actions: Column<Banner> = {
      key: 'actions',
      title: t('common:actions'),
      width: 136,
      actions: true,
      render: (row) => (
        <RowActions
          of={row.title}
          actions={[
            { text: t('common:edit'), onClick: () => open(row.id) },
            { text: t('common:remove'), onClick: () => remove(row), danger: true },
          ]}
        />
      ),
    };
    return mayManage ? [...all, actions] : all;
  }, [kind, linkName, mayManage, open, productName, reload, t]);

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayManage && { text: t('banners:add'), onClick: () => open('add') }}
      />
      {mayManage && dialog.value && (
        <Suspense fallback={<TopBar active />}>
          <BannerDialog
            key={dialog.value}
            kind={kind}
            bannerId={dialog.value === 'add' ? undefined : dialog.value}
            onSaved={(added) => void (added ? showAdded(added) : reload())}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}
