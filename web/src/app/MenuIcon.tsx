import IconApartment from '@douyinfe/semi-icons/lib/es/icons/IconApartment';
import IconBox from '@douyinfe/semi-icons/lib/es/icons/IconBox';
import IconBriefcase from '@douyinfe/semi-icons/lib/es/icons/IconBriefcase';
import IconHistogram from '@douyinfe/semi-icons/lib/es/icons/IconHistogram';
import IconHome from '@douyinfe/semi-icons/lib/es/icons/IconHome';
import IconKey from '@douyinfe/semi-icons/lib/es/icons/IconKey';
import IconOrderedList from '@douyinfe/semi-icons/lib/es/icons/IconOrderedList';
import IconPriceTag from '@douyinfe/semi-icons/lib/es/icons/IconPriceTag';
import IconSetting from '@douyinfe/semi-icons/lib/es/icons/IconSetting';
import IconUserGroup from '@douyinfe/semi-icons/lib/es/icons/IconUserGroup';

/** The icons of the main-menu entries, by their ids. */
const icons: Record<string, typeof IconHome> = {
  home: IconHome,
  estate: IconApartment,
  merchant: IconBriefcase,
  product: IconBox,
  member: IconUserGroup,
  order: IconOrderedList,
  finance: IconPriceTag,
  statistic: IconHistogram,
  account: IconKey,
  setting: IconSetting,
};

export function MenuIcon({ id }: { id: string }) {
  const Icon = icons[id] ?? IconSetting;
  return <Icon size="large" aria-hidden />;
}
