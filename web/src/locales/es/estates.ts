import type { Translated } from '../messages.ts';
import type zh from '../zh/estates.ts';

export default {
  sentences: {
    companyNameTaken: 'Ya existe una empresa con este nombre',
    companyInUse: 'La empresa tiene proyectos o cuentas y no se puede eliminar',
  },
  labels: {
    companyName: 'nombre de la empresa',
    shortName: 'nombre corto',
    cooperationStart: 'inicio de la colaboración',
    cooperationEnd: 'fin de la colaboración',
    estateCount: 'proyectos',
    userCount: 'cuentas',
  },
  companyDetail: 'Empresa',
  cooperation: 'Colaboración',
  disablesCompany: 'Sus proyectos ya no se podrán elegir y sus usuarios no podrán entrar',
} satisfies Translated<typeof zh>;
