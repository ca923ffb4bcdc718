import type { Translated } from '../messages.ts';
import type zh from '../zh/accounts.ts';

export default {
  sentences: {
    mobileTaken: 'Este número de móvil ya está en uso',
    ownAccount: 'No puede desactivar ni eliminar la cuenta con la que ha iniciado sesión',
    ownPassword: 'Para su propia contraseña use Cambiar contraseña',
    userAbove: 'Este usuario tiene más permisos que usted',
    roleMismatch: 'El rol no corresponde al tipo de usuario',
    roleUnavailable: 'El rol no existe o está desactivado',
    resourceForeign: 'Un recurso no pertenece a esta organización',
    beyondOwnRights: 'No puede conceder permisos que usted no tiene',
    roleNameTaken: 'Ya existe un rol con este nombre',
    roleInUse: 'El rol tiene usuarios y no se puede eliminar',
    rightUnknown: 'El permiso no existe',
    merchantGlobalRight: 'Los roles de comercio no admiten permisos sobre todos los registros',
    companyGlobalRight: 'Los roles de proyecto no admiten permisos sobre todos los registros',
    oneScope: 'Cada permiso admite un solo alcance de datos',
  },
  labels: {
    userName: 'nombre',
    loginPassword: 'contraseña de acceso',
    confirmPassword: 'confirmación de la contraseña',
    belongType: 'tipo de usuario',
    company: 'empresa',
    unit: 'organización',
    roles: 'roles',
    resources: 'recursos a cargo',
    roleName: 'nombre del rol',
    roleType: 'tipo al que se aplica',
    rights: 'permisos',
  },
} satisfies Translated<typeof zh>;
