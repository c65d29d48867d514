export {
  offeredMethods,
  permissionsOfCaller,
  requireConventionCall,
  requireCouponRight,
  requireOwnIdentity,
} from "./permissions.ts";
export { type Reach, reachOf, reachOfUser } from "./reach.ts";
