import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  friendLimit,
  type MemberFriendRow,
  memberFriendForm,
  memberFriends,
} from '#contracts/areas/memberFriends.ts';
import { members } from '#contracts/areas/members.ts';
import { ageGroup } from '#contracts/enums/members.ts';
import { say } from '#contracts/words.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { memberPath } from '../../domain/members/memberPaths.ts';
import { speakMessage } from '../../i18n.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCrumb } from '../../kit/page/crumb.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { LockedButton } from '../../kit/page/LockedButton.tsx';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import type { Column, ValueColumn } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { NameButton } from '../../kit/table/NameButton.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useEditActions } from '../../kit/table/useEditActions.tsx';
import { useList } from '../../kit/table/useList.ts';

const FriendDialog = lazyDialog(() => import('./FriendDialog.tsx'));

/** 亲友信息 of one member (domain design, section 7.4). */
export default function MemberFriends() {
  const { id = '' } = useParams();
  return <OfMember key={id} memberId={id} />;
}

function OfMember({ memberId }: { memberId: string }) {
  const { data, error, reload } = useFreshData(members.get, { params: { id: memberId } });
  useCrumb(data?.name, memberPath(memberId));
  return data ? <List memberId={memberId} /> : <LoadState error={error} onRetry={reload} />;
}

function List({ memberId }: { memberId: string }) {
  const { t } = useTranslation('memberFriends');
  const ofMember = useMemo(() => ({ memberId }), [memberId]);
  const list = useList(memberFriends.list, undefined, undefined, ofMember);
  const mayAdd = useMay(memberFriends.add);
  const mayEdit = useMay(memberFriends.update);
  const { value: dialog, open, close } = useDialogParam('friend');
  const columns = useFriendColumns(open, list.reload);
  const isFull = list.total >= friendLimit;
  const isOpen = dialog !== undefined && (dialog === 'add' ? mayAdd : mayEdit);
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        add={mayAdd && !isFull && { text: t('addFriend'), onClick: () => open('add') }}
        tools={
          mayAdd &&
          isFull && (
            <LockedButton
              text={t('addFriend')}
              why={speakMessage(say('tooManyFriends', { n: friendLimit }))}
            />
          )
        }
      />
      {isOpen && (
        <FriendDialog
          key={dialog}
          memberId={memberId}
          friendId={dialog === 'add' ? undefined : dialog}
          onSaved={() => void list.reload()}
          onClose={close}
        />
      )}
    </>
  );
}

function useFriendColumns(open: (id: string) => void, reload: () => unknown) {
  const { t } = useTranslation('memberFriends');
  const column = useColumns<MemberFriendRow>(memberFriendForm, memberFriends.list);
  const { actions } = useEditActions<MemberFriendRow>({
    ...{ calls: memberFriends, form: memberFriendForm, reload, width: 112 },
    edit: ({ id }) => open(id),
  });
  return useMemo<Column<MemberFriendRow>[]>(() => {
    const number = (key: 'mobile' | 'credentialNo', width: number): ValueColumn<MemberFriendRow> => ({
      ...column.text(key, width),
      render: (row) =>
        row[key] === '' ? (
          '-'
        ) : (
          <MaskedText
            value={row[key]}
            of={`${row.name} ${column.label(key)}`}
            reveal={revealOf(memberFriends.reveal, row)(key)}
          />
        ),
    });
    const relation = column.code('relation', 104);
    const group = column.code('ageGroup', 84);
    return [
      {
        ...column.text('name', 108),
        render: ({ id, name, actions: may }) =>
          may.includes('edit') ? <NameButton name={name} onClick={() => open(id)} /> : name,
      },
      {
        ...relation,
        value: (row) =>
          [relation.value(row), row.emergency === 1 && t('emergencyContact')].filter(Boolean).join(' '),
        render: (row) =>
          row.emergency === 1 ? (
            <TwoLines below={t('emergencyContact')}>{relation.render(row)}</TwoLines>
          ) : (
            relation.render(row)
          ),
      },
      {
        ...group,
        render: (row) =>
          row.ageGroup === ageGroup.adult ? (
            group.render(row)
          ) : (
            <StatusTag tone={row.ageGroup === ageGroup.elder ? 'orange' : 'blue'}>
              {group.render(row)}
            </StatusTag>
          ),
      },
      number('mobile', 164),
      column.code('credentialType', 92),
      number('credentialNo', 216),
      column.code('gender', 68),
      column.text('birthday', 112),
      column.text('remark'),
      ...actions,
    ];
  }, [actions, column, open, t]);
}
