import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { roles } from '#contracts/areas/roles.ts';
import { call } from '../../api/client.ts';
import { startPreview } from '../../api/preview.ts';

/** The `belongId` of a role that all units share. */
const noUnit = '0';

/** 以该角色预览: starts a preview on the home page; ending it returns to this page. */
export function useRolePreview(): (roleId: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return useCallback(
    async (roleId) => {
      const role = await call(roles.get, { params: { id: roleId } });
      const { name, belongType, belongId, belongName, rightIds } = role;
      startPreview({
        ...{ roleId, roleName: name, belongType, belongName, from },
        belongId: belongId || noUnit,
        rights: new Set(rightIds),
      });
      navigate('/home');
    },
    [from, navigate],
  );
}
