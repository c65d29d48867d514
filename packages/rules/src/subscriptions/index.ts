export {
  type Delivery,
  deliveryFaults,
  LONGEST_DELIVERY_ADDRESS,
  missingDelivery,
} from "./delivery.ts";
