import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import type { Estate } from '#contracts/areas/estates.ts';
import { planCategoryForm, roomPlanCategories } from '#contracts/areas/roomPlanCategories.ts';
import { type RoomPlanRow, roomPlanForm, roomPlans } from '#contracts/areas/roomPlans.ts';
import { paging } from '#contracts/envelope.ts';
import { useRows } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { PlanCards } from '../../domain/estate/PlanCards.tsx';
import { ProjectPage } from '../../domain/estate/ProjectPage.tsx';
import { useProjectPart } from '../../domain/estate/useProjectPart.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { usePage } from '../../kit/page/page.ts';
import { ListFrame, NoRows } from '../../kit/table/ListFrame.tsx';
import { Rail, RailButton } from '../../kit/table/Rail.tsx';
import { Views } from '../../kit/table/Views.tsx';
import { useLook } from '../../kit/table/views.ts';
import css from './Plans.module.css';

/** Cards have no columns that a view could keep. */
const none: readonly never[] = [];

const PlanDialog = lazyDialog(() => import('./PlanDialog.tsx'));
const CategoriesDialog = lazyDialog(() => import('./CategoriesDialog.tsx'));

/** 户型 of a project: its categories, and beside them the house shapes as cards (domain design, section 4.8). */
export default function Plans() {
  return <ProjectPage>{(project, reload) => <Cards project={project} reload={reload} />}</ProjectPage>;
}

function Cards({ project, reload: reloadProject }: { project: Estate; reload: () => unknown }) {
  const { t } = useTranslation(['estateParts', 'common']);
  const mayManage = useMay(roomPlanCategories.add) && project.actions.includes('edit');
  const dialogOfCategories = useDialogParam('categories');
  const ofProject = { estateId: project.id };
  const categories = useRows(roomPlanCategories.list, {
    query: { ...ofProject, offset: 0, limit: paging.selectSize },
  });
  const { list, search, enable, actions, add, reload, dialog } = useProjectPart<RoomPlanRow>({
    ...{ project, calls: roomPlans, form: roomPlanForm },
    reloadProject() {
      void categories.reload();
      void reloadProject();
    },
    search: ['name', 'enabled'],
    addText: t('addPlan'),
    width: 0,
  });
  const [look] = useLook(usePage().path, list.view);
  const chosen = list.criteria.categoryId;
  const count = categories.rows.reduce((sum, { planCount }) => sum + planCount, 0);
  return (
    <Rail
      label={t('byCategory')}
      busy={categories.loading}
      error={categories.error}
      onRetry={categories.reload}
      choices={
        <>
          <RailButton
            name={t('common:all')}
            count={categories.loading || categories.error ? undefined : count}
            pressed={!chosen}
            onClick={() => list.narrow({ categoryId: '' })}
          />
          {categories.rows.map(({ id, name, planCount }) => (
            <RailButton
              key={id}
              name={name}
              count={planCount}
              pressed={id === chosen}
              onClick={() => list.narrow({ categoryId: id === chosen ? '' : id })}
            />
          ))}
          {mayManage && (
            <Button
              theme="borderless"
              block
              className={css.manage}
              onClick={() => dialogOfCategories.open('all')}
            >
              {t('manageCategories')}
            </Button>
          )}
        </>
      }
    >
      <ListFrame
        {...{ list, search, add }}
        views={<Views list={list} search={search} columns={none} look={look} />}
      >
        <div className={css.scroller} aria-busy={list.refreshing}>
          {list.rows.length === 0 ? (
            <NoRows list={list} add={add} />
          ) : (
            <PlanCards
              plans={list.rows}
              controls={(plan) => (
                <>
                  {enable.render(plan)}
                  {actions.map(({ render }) => render(plan))}
                </>
              )}
            />
          )}
        </div>
      </ListFrame>
      {dialog && <PlanDialog {...dialog} key={dialog.key} />}
      {mayManage && dialogOfCategories.value && (
        <CategoriesDialog
          calls={roomPlanCategories}
          form={planCategoryForm}
          given={ofProject}
          count="planCount"
          onChanged={reload}
          onClose={() => void dialogOfCategories.close()}
        />
      )}
    </Rail>
  );
}
