import { lazy } from 'react';

export const loadAccountList = () => import('./AccountList.tsx');
export const AccountList = lazy(loadAccountList);
