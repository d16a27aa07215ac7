import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from '../../api/game-queries.ts';
import { useCurrency } from './use-catalogue.ts';

export const useGames = () => useQuery(gamesQuery(useCurrency()));
